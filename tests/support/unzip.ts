import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, each checked against its checksum. */
export function unzip(zip: Buffer) {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const method = zip.readUInt16LE(at + 10)
    const checksum = zip.readUInt32LE(at + 16)
    const packedBytes = zip.readUInt32LE(at + 20)
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((o) => zip.readUInt16LE(at + o))
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes)

    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(from, from + packedBytes)
    const content = method === 0 ? packed : inflateRawSync(packed)
    if (crc32(content) !== checksum) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameBytes + extraBytes + commentBytes
  }
  return files
}
