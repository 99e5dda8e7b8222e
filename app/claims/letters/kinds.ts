import type { LetterKind } from '#app/claims/letters/letter_kind'
import { claims } from '#app/claims/letters/kinds/claims'
import type { KindOfLetter } from '#app/claims/letters/kinds/kind_of_letter'
import { objections } from '#app/claims/letters/kinds/objections'
import { reminder } from '#app/claims/letters/kinds/reminder'

export const KINDS: Record<LetterKind, KindOfLetter> = { claims, objections, reminder }
