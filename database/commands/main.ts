import { ListLoader } from '@adonisjs/core/ace'
import MigrationRun from '#database/commands/migration_run'

/** Listed in adonisrc.ts after Lucid's commands, so that `migration:run` is ours: those of `commands/` cannot replace another. */
const loader = new ListLoader([MigrationRun])

export const getMetaData = () => loader.getMetaData()
export const getCommand = (...args: Parameters<typeof loader.getCommand>) => loader.getCommand(...args)
