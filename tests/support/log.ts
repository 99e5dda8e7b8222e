import logger from '@adonisjs/core/services/logger'
import { vi } from 'vitest'

/** Every line that the logger writes from now on, at its most talkative, whatever transport it has. */
export function listenToTheLog() {
  const lines: string[] = []
  logger.level = 'trace'
  const pino = logger.pino as unknown as Record<symbol, { write(line: string): void }>
  const [stream] = Object.getOwnPropertySymbols(pino)
    .filter((one) => one.description === 'pino.stream')
    .map((one) => pino[one])
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line))
  return lines
}
