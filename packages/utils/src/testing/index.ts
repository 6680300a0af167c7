export { waitFor } from './wait-for';
