import type { ExportSite } from '#app/travel/batches/isomorphic/export_site'

export type Step = 'open' | 'period' | 'selectAll' | 'download'

type Site = {
  href: string
  host: string
  /** What the button of the last step is called. */
  format: string
  steps: readonly Step[]
}

const THREE_STEPS = ['open', 'period', 'download'] as const

export const SITES: Record<ExportSite, Site> = {
  ovChipkaart: {
    href: 'https://www.ov-chipkaart.nl/mijn-ov-chip/mijn-ov-reishistorie.htm',
    host: 'ov-chipkaart.nl',
    format: 'CSV',
    steps: ['open', 'period', 'selectAll', 'download'],
  },
  ns: {
    href: 'https://www.ns.nl/mijnns#/reishistorie',
    host: 'ns.nl',
    format: 'CSV',
    steps: THREE_STEPS,
  },
  nsBusiness: {
    href: 'https://www.ns.nl/mijnnszakelijk/home',
    host: 'ns.nl',
    format: 'Excel',
    steps: THREE_STEPS,
  },
  ovpay: {
    href: 'https://www.ovpay.nl',
    host: 'ovpay.nl',
    format: 'JSON',
    steps: THREE_STEPS,
  },
}
