import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { TextField, type TextFieldProps } from "./text-field.tsx"

const parts = ["bucket", "prefix", "endpoint", "region", "key", "secret"] as const
export type BucketPart = (typeof parts)[number]

interface BucketFieldsProps {
  readonly fieldOf: (part: BucketPart) => Pick<TextFieldProps, "value" | "hint" | "fault" | "onChange">
}

/** Which bucket of S3, and what opens it. */
export const BucketFields = ({ fieldOf }: BucketFieldsProps): ReactElement => {
  const t = useText("automation/form")
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {parts.map((part) => (
        <TextField
          key={part}
          label={t(`form.${part}`)}
          kind={part === "secret" ? "secret" : part === "endpoint" ? "address" : "text"}
          {...fieldOf(part)}
        />
      ))}
    </div>
  )
}
