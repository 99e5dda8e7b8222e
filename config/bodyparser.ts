import { defineConfig } from '@adonisjs/core/bodyparser'
import { PARSE_OPTIONS } from '#app/platform/shared/isomorphic/qs_options'

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
  // By the routes that want a file, once they know whose it is (upload_middleware.ts).
  multipart: { autoProcess: false, processManually: [], types: [] },
})
