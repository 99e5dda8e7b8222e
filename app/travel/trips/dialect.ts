export const DIALECTS = ['ov_nl_12', 'ov_en_12', 'ov_nl_10', 'ov_en_10', 'ns_consumer', 'ns_business', 'ovpay'] as const
export type Dialect = (typeof DIALECTS)[number]
