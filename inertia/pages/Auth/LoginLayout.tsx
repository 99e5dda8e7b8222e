export { default } from '~/layouts/AuthLayout'
