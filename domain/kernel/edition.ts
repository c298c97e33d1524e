/** Who a deployment is for: people in mainland China, or everyone else. */
export type Edition = "international" | "cn"

/** The edition for callers from a country (ISO 3166); null if the country is unknown. */
export const editionOfCountry = (country: string | null): Edition | null => {
  if (country === null) return null
  return country === "CN" ? "cn" : "international"
}
