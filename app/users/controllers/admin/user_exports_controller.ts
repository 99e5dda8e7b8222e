import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#app/audit/audit'
import { today } from '#app/shared/clock'
import { toCsv } from '#app/shared/csv'
import { toXlsx } from '#app/shared/xlsx'
import { userTable } from '#app/users/user_table'
import { userExportValidator } from '#app/users/validators'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The filtered list as a file. Who took so many people's data along is written down. */
export default class UserExportsController {
  async show({ auth, request, response }: HttpContext) {
    const { format, ...filter } = await request.validateUsing(userExportValidator, {
      data: request.qs(),
    })
    const table = await userTable(filter)
    await audit('users.exported', auth.user!.subject, auth.user!, {
      ...filter,
      format,
      people: table.length - 1,
    })

    response.header('content-type', TYPES[format])
    response.header(
      'content-disposition',
      `attachment; filename="fareback-users-${today()}.${format}"`
    )
    return format === 'csv' ? toCsv(table) : toXlsx('Users', table)
  }
}
