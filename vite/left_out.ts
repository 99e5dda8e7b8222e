import type { Plugin } from 'vite'

/** By what a file of axios calls them. */
const PARTS: Record<string, string> = {
  './fetch.js': 'axiosFetch.ts',
  './HttpStatusCode.js': 'axiosPart.ts',
  './helpers/HttpStatusCode.js': 'axiosPart.ts',
  './helpers/formDataToJSON.js': 'axiosPart.ts',
  './helpers/toFormData.js': 'axiosPart.ts',
  '../helpers/formDataToJSON.js': 'axiosPart.ts',
  '../helpers/toFormData.js': 'axiosPart.ts',
  '../helpers/toURLEncodedForm.js': 'axiosPart.ts',
  './toFormData.js': 'axiosPart.ts',
}

/** Puts files of ours in place of parts of axios that nothing here calls, which a bundler cannot know. */
export const leftOut = (stubs: string): Plugin => ({
  name: 'fareback:left-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer?.includes('/node_modules/axios/lib/') && id in PARTS ? `${stubs}/${PARTS[id]}` : null,
})
