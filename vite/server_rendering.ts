import type { Plugin } from 'vite'

const ENTRY = 'inertia/ssr.tsx'

/** The parts of that program, which no browser fetches. */
export const SERVER_FILES = /\.server\.js$/

/** Builds the program that renders pages on the server, into `ssr/`. */
export function serverRendering(): Plugin {
  return {
    name: 'fareback:server-rendering',
    config: (_config, { command }) => ({
      environments: {
        ssr: {
          // Not below public/, where everyone could fetch it (config/vite.ts).
          build: {
            outDir: 'ssr/server',
            rolldownOptions: {
              output: {
                entryFileNames: '[name].server.js',
                chunkFileNames: '[name]-[hash].server.js',
              },
            },
          },
          // One program without packages around it: Node would read all of a package that we use three icons of.
          // While developing only the package that reads our compiled messages (vite/messages.ts).
          resolve: { noExternal: command === 'build' ? true : ['use-intl'] },
        },
      },
    }),
    // Vite adds the entries of the browser to it.
    configEnvironment(name, { build }) {
      if (name === 'ssr' && build?.rolldownOptions) build.rolldownOptions.input = [ENTRY]
    },
  }
}
