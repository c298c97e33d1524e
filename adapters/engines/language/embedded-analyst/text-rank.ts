type Vector = ReadonlyMap<string, number>

const damping = 0.85
const rounds = 30
/** A word in more sentences than this connects nothing; the cap also keeps the work linear. */
const maxPostings = 200
const maxNeighbours = 16
const neighbourly = 0.05

/** Words weighted by how distinctive they are, as one unit vector per sentence. */
export const vectorsOf = (sentences: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<Vector> => {
  const counts = new Map<string, number>()
  for (const terms of sentences) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return sentences.map((terms) => {
    const vector = new Map<string, number>()
    for (const term of terms) {
      vector.set(term, (vector.get(term) ?? 0) + Math.log(1 + sentences.length / (counts.get(term) ?? 1)))
    }
    const length = Math.hypot(...vector.values())
    return new Map(Array.from(vector, ([term, weight]) => [term, weight / length]))
  })
}

/** How central each sentence is; 1 is the mean. Only pairs that share a sufficiently rare word are compared. */
export const rank = (vectors: ReadonlyArray<Vector>): ReadonlyArray<number> => {
  const edges = edgesOf(vectors)
  const out = edges.map((near) => near.reduce((sum, [, weight]) => sum + weight, 0))
  let scores = vectors.map(() => 1)
  for (let round = 0; round < rounds; round++) {
    const next = scores.map(() => 1 - damping)
    edges.forEach((near, from) => {
      const share = damping * (scores[from] ?? 0) / (out[from] || 1)
      for (const [to, weight] of near) next[to] = (next[to] ?? 0) + share * weight
    })
    scores = next
  }
  return scores
}

type Edges = ReadonlyArray<ReadonlyArray<readonly [number, number]>>

const edgesOf = (vectors: ReadonlyArray<Vector>): Edges => {
  const postings = new Map<string, Array<number>>()
  vectors.forEach((vector, index) => {
    for (const term of vector.keys()) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [index])
      else list.push(index)
    }
  })
  return vectors.map((vector, index) => {
    const near = new Map<number, number>()
    if (index > 0) near.set(index - 1, neighbourly)
    if (index + 1 < vectors.length) near.set(index + 1, neighbourly)
    for (const [term, weight] of vector) {
      const list = postings.get(term) ?? []
      if (list.length > maxPostings) continue
      for (const other of list) {
        if (other !== index) near.set(other, (near.get(other) ?? 0) + weight * (vectors[other]?.get(term) ?? 0))
      }
    }
    return Array.from(near).toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, maxNeighbours)
  })
}
