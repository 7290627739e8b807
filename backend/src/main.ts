import 'reflect-metadata';
import { InvalidEnvironmentError, parseEnvironment } from './config/environment.js';
import { startProduct } from './start-product.js';

try {
  await startProduct(parseEnvironment(process.env));
} catch (error) {
  console.error(error instanceof InvalidEnvironmentError ? error.message : error);
  process.exit(1);
}
