type FileSignature = 'pdf' | 'image' | 'oldExcel' | 'zip'

const SIGNATURES: { is: FileSignature; bytes: Buffer; at: number }[] = [
  { is: 'pdf', bytes: Buffer.from('%PDF'), at: 0 },
  { is: 'image', bytes: Buffer.from('89504e470d0a1a0a', 'hex'), at: 0 },
  { is: 'image', bytes: Buffer.from('ffd8ff', 'hex'), at: 0 },
  { is: 'image', bytes: Buffer.from('GIF8'), at: 0 },
  { is: 'image', bytes: Buffer.from('WEBP'), at: 8 },
  ...['heic', 'heix', 'mif1', 'msf1', 'avif'].map((brand) => ({
    is: 'image' as const,
    bytes: Buffer.from(`ftyp${brand}`),
    at: 4,
  })),
  { is: 'oldExcel', bytes: Buffer.from('d0cf11e0', 'hex'), at: 0 },
  { is: 'zip', bytes: Buffer.from('PK\x03\x04'), at: 0 },
  { is: 'zip', bytes: Buffer.from('PK\x05\x06'), at: 0 },
]

export function signatureOf(head: Buffer): FileSignature | null {
  const match = SIGNATURES.find(({ bytes, at }) => head.subarray(at, at + bytes.length).equals(bytes))
  return match?.is ?? null
}
