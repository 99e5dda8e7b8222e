import Claim from '#app/claims/claims/claim'
import { isObjectable } from '#app/claims/claims/questions'

export const objectionableClaims = () => Claim.query().whereRaw(isObjectable('claims')).orderBy('id')
