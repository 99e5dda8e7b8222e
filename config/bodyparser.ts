import { defineConfig } from '@adonisjs/core/bodyparser'
import { PARSE_OPTIONS } from '#app/shared/qs_options'

export const UPLOAD_LIMIT_BYTES = 50 * 1024 * 1024

export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: {
    convertEmptyStringsToNull: true,
    types: ['application/x-www-form-urlencoded'],
    queryString: { ...PARSE_OPTIONS },
  },
  json: {
    convertEmptyStringsToNull: true,
    types: ['application/json', 'application/vnd.api+json'],
    limit: '1mb',
  },
  multipart: {
    // By the routes that want a file, once they know whose it is.
    autoProcess: false,
    convertEmptyStringsToNull: true,
    processManually: [],
    // Above the limit of a batch file, so that a 60 MB export meets our sentence and not a broken connection.
    limit: '64mb',
    fieldsLimit: '1mb',
    types: ['multipart/form-data'],
  },
})
