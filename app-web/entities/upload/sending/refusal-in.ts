import { readRefusal, type Refusal, textIn } from "#web/request/refusal.ts"

/** The envelope that the server answers with; a proxy on the way may answer with anything. */
export const refusalIn = (body: string): Refusal | null => {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === "object" && answer !== null && "data" in answer
      ? readRefusal(answer.data, textIn(answer, "message") ?? "")
      : null
  } catch {
    return null
  }
}
