type ModuleInfo = {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  isEntry: boolean
}
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/** Catalogs that most pages of an audience read together. */
const WORDS: Record<string, string[]> = {
  traveller: ['balance', 'batches', 'claims', 'lists'],
  profile: ['email_preferences', 'leaving', 'profile'],
  joining: ['cards', 'onboarding'],
}

/** The chunk that a catalog is in. */
export function wordsChunk(locale: string, file: string) {
  const group = Object.keys(WORDS).find((name) => WORDS[name].includes(file))
  return `words-${locale}-${group ?? file}`
}

/**
 * What always loads together is one file: many small ones take a browser longer than their bytes. A module goes with those
 * that the same readers need, so that no visitor loads what only signed-in people use. Null leaves it to the bundler.
 */
export function chunkOf(id: string, context: Context) {
  const catalog = /resources\/lang\/(\w+)\/(\w+)\.json$/.exec(id)
  if (catalog) return wordsChunk(catalog[1], catalog[2])

  for (const [name, files] of Object.entries(TOGETHER)) if (files.test(id)) return name
  if (audienceOf(id) || THROUGH_INDEX.test(id)) return null
  const roots = rootsOf(id, context)
  const pages = roots.filter((root) => audienceOf(root) !== null)
  if (roots.some((root) => root.endsWith('/inertia/app.tsx'))) return 'base'
  if (pages.length === 0) return null

  const audiences = new Set(pages.map(audienceOf))
  if (audiences.has('Public')) return pages.length > 2 ? 'base' : null
  if (pages.length < 2) return null
  if (audiences.size > 1) {
    const isRare = pages.length < 9 && !isInFrames(pages) && !audiences.has('Auth')
    if (isRare && !audiences.has('Admin')) return 'joining'
    return isRare && !audiences.has('User') ? 'lists' : 'often'
  }
  const [audience] = audiences
  return audience === 'User' && pages.length < 4 ? null : audience!
}

/** Imported by one index, so that importers do not tell who needs a module; the bundler drops what nobody does. */
const THROUGH_INDEX =
  /node_modules\/(?:@mantine|@tabler|@floating-ui|react-remove-scroll|react-transition-group|react-style-singleton|use-sidecar|use-callback-ref|clsx|@babel|tslib|get-nonce)/

/** Packages that most pages for signed-in people need a part of. */
const TOGETHER = {
  // A file of its own: the icons need it before the entry, which draws some of them, has run.
  react: /node_modules\/(?:react|react-dom|scheduler)\//,
  icons: /node_modules\/@tabler\/icons-react/,
  addresses:
    /node_modules\/(?:qs|es-define-property)\/|inertia\/(?:query\.ts|http\/socketId)|qs_options|side_channel/,
  fields:
    /@mantine\/core\/esm\/components\/(?:Checkbox|Combobox\/ComboboxChevron|Combobox\/Combobox\.module|NativeSelect|PasswordInput|Radio|Switch|Textarea)|@mantine\/core\/esm\/utils\/InlineInput/,
  mantine:
    /@mantine\/(?:hooks\/esm|core\/esm\/(?:core|components\/(?:ActionIcon|Button|CloseButton|Group|Input|InputBase|Loader|Paper|Stack|Text|TextInput|Transition|UnstyledButton)))\/|node_modules\/clsx/,
}

/** Part of what stands around the pages of travellers and staff alike. */
const isInFrames = (roots: string[]) =>
  ['UserLayout', 'AdminLayout'].every((layout) => roots.some((root) => root.includes(layout)))

const PAGE = /\/inertia\/(?:pages\/(\w+)\/|layouts\/(\w+)Layout)/

/** Whose page or frame it is. */
function audienceOf(id: string) {
  const [, page, layout] = PAGE.exec(id) ?? []
  const name = page ?? layout
  return name === 'Errors' ? 'Public' : (name ?? null)
}

const known = new Map<string, string[]>()

/** The entries and the modules that are loaded on demand through which one comes to a module. */
function rootsOf(id: string, context: Context) {
  const found = known.get(id)
  if (found) return found
  const roots = new Set<string>()
  const seen = new Set<string>()
  const visit = (at: string) => {
    if (seen.has(at)) return
    seen.add(at)
    const module = context.getModuleInfo(at)
    if (!module) return
    if (module.isEntry || module.dynamicImporters.length > 0) roots.add(at)
    for (const importer of module.importers) visit(importer)
  }
  visit(id)
  const answer = [...roots]
  known.set(id, answer)
  return answer
}
