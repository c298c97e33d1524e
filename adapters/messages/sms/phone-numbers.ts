import { Phone } from "#domain/account/user.ts"
import { PhoneNumbers } from "#domain/sign-in/phone-numbers.port.ts"
import { Layer, Option, Schema } from "effect"
import { parsePhoneNumberFromString } from "libphonenumber-js/min"

export interface PhoneNumberOptions {
  /** Country calling codes that messages are sent to, such as 86. */
  readonly countries: ReadonlyArray<string>
  readonly dailyBudget: number
}

/** Numbers as `libphonenumber` knows them. */
export const layer = ({ countries, dailyBudget }: PhoneNumberOptions): Layer.Layer<PhoneNumbers> =>
  Layer.succeed(PhoneNumbers, {
    dailyBudget,
    parse: (written) => {
      const number = parsePhoneNumberFromString(`+${written.replaceAll(/\D/gu, "")}`)
      if (number?.isValid() !== true || !countries.includes(number.countryCallingCode)) return null
      return Option.getOrNull(Schema.decodeOption(Phone)(number.number))
    },
  })
