export default {
  plugins: {
    // Its own light-dark() needs Mantine's attribute, which pages without Mantine do not have; the one of CSS stays.
    'postcss-preset-mantine': { features: { lightDarkFunction: false } },
  },
}
