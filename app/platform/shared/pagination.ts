type PageMeta = { page: number; perPage: number; total: number; lastPage: number }

export const pageMeta = (page: number, perPage: number, total: number): PageMeta => ({
  page,
  perPage,
  total,
  lastPage: Math.max(1, Math.ceil(total / perPage)),
})
