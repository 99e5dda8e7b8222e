/** One sentence for each field: an error about an item of a list is one about the list. */
export function errorsOfFields(errors: Record<string, unknown>) {
  const fields: Record<string, string> = {}
  for (const [path, words] of Object.entries(errors)) {
    if (typeof words === 'string') fields[path.split('.')[0]] ??= words
  }
  return fields
}
