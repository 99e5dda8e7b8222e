export type Missing = 'address' | 'mandate' | 'card'
