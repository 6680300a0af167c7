export { createFolder } from './create-folder';
export { waitFor } from './wait-for';
