/** The first of the codings on offer that a reader accepts (RFC 9110, 12.5.3); null: the content is sent as it is. */
export const codingFor = <Coding extends string>(
  accepted: string | null | undefined,
  offered: ReadonlyArray<Coding>,
): Coding | null => {
  const weights = new Map((accepted ?? "").toLowerCase().split(",").map(weightOf))
  return offered.find((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0) ?? null
}

const weightOf = (entry: string): readonly [coding: string, weight: number] => {
  const [coding = "", ...parameters] = entry.split(";").map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith("q="))
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))]
}
