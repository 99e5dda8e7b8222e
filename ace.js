// Runs the console from the TypeScript sources; the build brings its own compiled bin/console.js.
import '@poppinss/ts-exec'

await import('./bin/console.js')
