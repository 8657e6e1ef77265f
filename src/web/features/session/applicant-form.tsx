// Beginning an application without an account: a name and an email address. A password can follow later.
import { Trans } from '@lingui/react/macro'

import { SignUpForm, type SignUpProps } from './sign-up-form.tsx'

export function ApplicantForm({ jobUuid, ...rest }: SignUpProps & { jobUuid: string }) {
  return (
    <SignUpForm
      {...rest}
      title={<Trans>Who is applying?</Trans>}
      action={<Trans>Start application</Trans>}
      read={() => ({ job_uuid: jobUuid })}
    />
  )
}
