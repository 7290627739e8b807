import 'reflect-metadata';
import { parseEnvironment } from './config/environment.js';
import { OperatorError } from './config/operator-error.js';
import { startProduct } from './start-product.js';

try {
  await startProduct(parseEnvironment(process.env));
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
