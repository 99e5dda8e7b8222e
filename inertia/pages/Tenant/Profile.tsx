/** The same account, within the frame of one's organisation. */
export { default } from '../User/Profile/Show'
