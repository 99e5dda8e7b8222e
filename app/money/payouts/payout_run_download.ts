import { PayoutRunDownloadSchema } from '#database/schema'

export default class PayoutRunDownload extends PayoutRunDownloadSchema {}
