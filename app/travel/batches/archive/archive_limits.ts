/** Far above eighteen months of two cards; each file is as large as one that comes alone. */
export const ARCHIVE_LIMITS = {
  entries: 1_000,
  files: 36,
  fileBytes: 50 * 1024 * 1024,
  inflatedBytes: 200 * 1024 * 1024,
}
