const IN_FIELDS = 'input, textarea, select, [contenteditable]'

/** The files of a paste, or its lines as one file. Text that is pasted into a field stays there. */
export function pastedFiles({ clipboardData, target }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])]
  if (files.length > 0) return files
  if (target instanceof Element && target.closest(IN_FIELDS)) return []

  const text = clipboardData?.getData('text/plain') ?? ''
  return isTable(text) ? [new File([text], 'pasted.csv', { type: 'text/csv' })] : []
}

/** Several lines of several columns. */
const isTable = (text: string) => {
  const lines = text.trim().split('\n')
  return lines.length > 1 && /[;,\t]/.test(lines[0])
}
