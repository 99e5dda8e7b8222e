import { axiosAdapter } from '@inertiajs/core'
import axios from './axios'

export default axiosAdapter(axios)
