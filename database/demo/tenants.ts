import type { DemoTenant } from '#database/demo/types'

export const HOUSE = 'fareback'
export const EMPLOYER = 'waterland-ingenieurs'
export const UNIVERSITY = 'hogeschool-noorderzijl'

export const TENANTS: DemoTenant[] = [
  {
    slug: HOUSE,
    name: 'Fareback',
    feeBps: 2000,
    refundDestination: 'member',
    brandColour: '#0b5d57',
    isHouse: true,
  },
  {
    slug: EMPLOYER,
    name: 'Waterland Ingenieurs',
    feeBps: 1200,
    refundDestination: 'tenant',
    brandColour: '#1d4e89',
    isHouse: false,
  },
  {
    slug: UNIVERSITY,
    name: 'Hogeschool Noorderzijl',
    feeBps: 1500,
    refundDestination: 'member',
    brandColour: '#8a2d5b',
    isHouse: false,
  },
]
