const MESSAGE = /\burn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3}\.\d{3}\.\d{2})\b/

/** `camt.053.001.08` of a namespace of ISO 20022. */
export const messageName = (namespace: string): string | null => MESSAGE.exec(namespace)?.[1] ?? null
