import { RecoveryCodeSchema } from '#database/schema'

export default class RecoveryCode extends RecoveryCodeSchema {}
