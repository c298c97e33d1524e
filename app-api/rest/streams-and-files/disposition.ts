/** What a browser does with an answer, and what it calls the file: in its own letters, and in plain ones for old programs (RFC 6266). */
export const disposition = (kind: "inline" | "attachment", fileName: string): string =>
  `${kind}; filename="${plainName(fileName)}"; filename*=UTF-8''${encoded(fileName)}`

const plainName = (name: string): string => {
  const letters = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(/[^\u0020-\u007E]+/g, "_")
  return letters.replaceAll(/["\\%]/g, "_")
}

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
