/** JSON for files that people read and compare: what fits on a line of 120 characters stands on one. */
export const readableJson = (value: unknown, indent = ""): string => {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ")
  if (indent.length + short.length <= 100 || typeof value !== "object" || value === null) return short
  const deeper = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => `${deeper}${readableJson(item, deeper)}`)
    : Object.entries(value).map(([key, item]) => `${deeper}${JSON.stringify(key)}: ${readableJson(item, deeper)}`)
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"]
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`
}
