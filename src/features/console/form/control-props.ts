/** What ties a control to its name and to what is wrong with it. */
export interface ControlProps {
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}
