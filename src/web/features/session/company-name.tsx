// Whose login page it is: the company's logo, where it has one, and its name.
import styles from './session.module.css'

export function CompanyName({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  return (
    <>
      {logoUrl !== null && logoUrl !== '' && (
        <img className={styles.companyLogo} src={logoUrl} alt="" />
      )}
      <p className={styles.company}>{name}</p>
    </>
  )
}
