export function textAt(fields: string[], index: number): string | null {
  if (index < 0) return null
  return fields[index].trim() || null
}

export function fieldAt(fields: string[], index: number): string {
  return index < 0 ? '' : fields[index]
}
