import { BaseSequencer, type TestSpecification } from "vitest/node"

/** The slowest files, so that no worker is left alone with one at the end. */
const heavy = [
  /\/e2e\/screens/,
  /\/e2e\/record|media-tool|faults\/killed|contracts\/engine\.|processes\/command-line|http\/contract\./,
  /\/e2e\//,
  /\/faults\//,
  /\/processes\/|engine|job-queue/,
]

const weight = ({ moduleId }: TestSpecification): number => {
  const place = heavy.findIndex((one) => one.test(moduleId))
  return place === -1 ? heavy.length : place
}

/** Files in the order of this list, each kind as Vitest has it: by the time they took, or by their size. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>): Promise<Array<TestSpecification>> {
    const usual = await BaseSequencer.prototype.sort.call(this, files)
    return usual.toSorted((a, b) => weight(a) - weight(b))
  }
}
