import { useText } from "#web/lib/text.ts"
import { Fragment, type ReactElement } from "react"
import { CitationChip } from "./moments.tsx"
import { gapAfter, isList, type Moment, type Sentence } from "./turns.ts"

interface SentencesProps {
  readonly sentences: ReadonlyArray<Sentence>
  readonly onShow: (moment: Moment | Sentence) => void
}

/** An answer: each sentence with the passage it is based on; what is not verified says so. */
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
            {sentence.supported ? gapAfter(sentence.text) : " "}
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
    {sentence.supported ? sentence.text : <Unverified text={sentence.text} />}
    {sentence.number !== null && <CitationChip sentence={sentence} onShow={onShow} />}
  </>
)

/** A model's sentence that does not agree with the lines it names, as far as can be checked. */
const Unverified = ({ text }: { readonly text: string }): ReactElement => {
  const t = useText("asking")
  return (
    <>
      <span className="text-fg-2">{text}</span>
      <span className="ml-1 text-xs text-warn">{t("ask.unverified")}</span>
    </>
  )
}
