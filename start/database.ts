import db from '@adonisjs/lucid/services/db'
import { BaseModel } from '@adonisjs/lucid/orm'
import pg from 'pg'
import { ScopedAdapter } from '#app/platform/shared/scoped_adapter'

// Cents and ids are bigint columns; all of ours are far below 2^53, and a larger one must not pass unseen.
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new Error(`${value} is too large to be exact`)
  return number
})
// Dates without a time are strings: as a Date they would move with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

BaseModel.$adapter = new ScopedAdapter(db)
