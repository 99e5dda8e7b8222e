import { TripOverrideSchema } from '#database/schema'

export default class TripOverride extends TripOverrideSchema {}
