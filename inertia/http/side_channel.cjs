/**
 * In place of `side-channel`, by which qs remembers what it has seen: browsers since 2015 have a WeakMap, and the
 * package would bring 10 kB for those before.
 */
module.exports = () => new WeakMap()
