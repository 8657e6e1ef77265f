declare module 'virtual:baseline-content' {
  const content: readonly {
    id: string
    text: string
    options: readonly { value: number; label: string }[]
  }[]
  export default content
}

declare module 'virtual:baseline-plan' {
  const steps: readonly {
    job_step_id: number
    title: string
    activities: readonly {
      job_step_activity_id: number
      title: { en: string }
      minutes: number
      question_count: number
      is_required: boolean
    }[]
  }[]
  export default steps
}

declare module 'virtual:baseline-applicants' {
  const applicants: readonly {
    user_smartreq_id: number
    first_name: string
    last_name: string
    email: string
    status: string
    step_title: string | null
    pct_complete: number
    score: number | null
    source_type: string
    application_date: string
  }[]
  export default applicants
}
