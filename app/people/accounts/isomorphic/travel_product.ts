export const TRAVEL_PRODUCTS = ['none', 'discount_20', 'discount_40', 'off_peak', 'student', 'free_travel'] as const
export type TravelProduct = (typeof TRAVEL_PRODUCTS)[number]
