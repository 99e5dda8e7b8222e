import { InvalidInvitation, type InvalidProps } from '~/components/InvalidInvitation'
import type { InertiaProps } from '~/types'

export default (props: InertiaProps<InvalidProps>) => <InvalidInvitation {...props} />
