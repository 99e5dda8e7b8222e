import { LIMITS, pageWeights } from './page_weight.ts'
import { say } from './output.ts'

/** Prints the JavaScript of each page, as the last build made it. */
const weights = pageWeights()
const kilobytes = (size: number) => size.toFixed(1).padStart(8)
say(`${'page'.padEnd(46)}   first   total  scripts  of them first`)
for (const { page, first, total, scripts, allScripts, isAbove } of weights) {
  say(
    `${page.padEnd(46)}${kilobytes(first)}${kilobytes(total)}${String(allScripts).padStart(9)}${String(scripts).padStart(15)}${isAbove ? '  above' : ''}`
  )
}
for (const [reader, { first, total, scripts }] of Object.entries(LIMITS)) {
  say(`${reader}: at most ${first} kB first, ${total} kB in all, ${scripts} scripts`)
}
if (weights.some(({ isAbove }) => isAbove)) process.exitCode = 1
