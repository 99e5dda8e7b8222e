export type TravelClass = 1 | 2
