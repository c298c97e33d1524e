import { Fragment, type ReactElement } from "react"
import { gapAfter } from "./gap-after.ts"
import { isList } from "./is-list.ts"
import { CitationChip } from "./moments.tsx"
import { useText } from "./texts.ts"
import type { Moment, Sentence } from "./turns.ts"

interface SentencesProps {
  readonly sentences: ReadonlyArray<Sentence>
  readonly onShow: (moment: Moment | Sentence) => void
}

/** An answer: each sentence with the passage it is based on; what the lines do not support is struck out. */
export const Sentences = ({ sentences, onShow }: SentencesProps): ReactElement =>
  isList(sentences)
    ? (
      <ul className="list-disc space-y-1 pl-5">
        {sentences.map((sentence) => (
          <li key={keyOf(sentence)}>
            <Words sentence={sentence} onShow={onShow} />
          </li>
        ))}
      </ul>
    )
    : (
      <p>
        {sentences.map((sentence) => (
          <Fragment key={keyOf(sentence)}>
            <Words sentence={sentence} onShow={onShow} />
            {sentence.supported && sentence.number === null ? gapAfter(sentence.text) : " "}
          </Fragment>
        ))}
      </p>
    )

const keyOf = ({ number, text }: Sentence): string => `${number} ${text}`

interface WordsProps {
  readonly sentence: Sentence
  readonly onShow: SentencesProps["onShow"]
}

const Words = ({ sentence, onShow }: WordsProps): ReactElement => (
  <>
    {sentence.supported ? sentence.text : <Unsupported text={sentence.text} />}
    {sentence.supported && sentence.number !== null && <CitationChip sentence={sentence} onShow={onShow} />}
  </>
)

/** A model's sentence that the lines it names do not support. */
const Unsupported = ({ text }: { readonly text: string }): ReactElement => {
  const t = useText()
  return (
    <>
      <s className="text-fg-3">{text}</s>
      <span className="ml-1 text-xs text-warn">{t("ask.unsupported")}</span>
    </>
  )
}
