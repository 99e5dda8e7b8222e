export const EXPORT_SITES = ['ovChipkaart', 'ns', 'nsBusiness', 'ovpay'] as const
export type ExportSite = (typeof EXPORT_SITES)[number]
