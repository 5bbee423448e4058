// Five hundred common first names from several countries.

export const firstNames = `
James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen
Christopher Lisa Daniel Nancy Matthew Betty Anthony Margaret Mark Sandra Donald Ashley Steven Kimberly Paul Emily Andrew Donna Joshua Michelle
Kenneth Carol Kevin Amanda Brian Dorothy George Melissa Edward Deborah Ronald Stephanie Timothy Rebecca Jason Sharon Jeffrey Laura Ryan Cynthia
Jacob Kathleen Gary Amy Nicholas Angela Eric Shirley Jonathan Anna Stephen Brenda Larry Pamela Justin Emma Scott Nicole Brandon Helen
Benjamin Samantha Samuel Katherine Gregory Christine Frank Debra Alexander Rachel Raymond Carolyn Patrick Janet Jack Catherine Dennis Maria Jerry Heather
Tyler Diane Aaron Ruth Jose Julie Adam Olivia Nathan Joyce Henry Virginia Douglas Victoria Zachary Kelly Peter Lauren Kyle Christina
Ethan Joan Walter Evelyn Noah Judith Jeremy Megan Christian Andrea Keith Cheryl Roger Hannah Terry Jacqueline Gerald Martha Harold Gloria
Sean Teresa Austin Ann Carl Sara Arthur Madison Lawrence Frances Dylan Kathryn Jesse Janice Jordan Jean Bryan Abigail Billy Alice
Joe Julia Bruce Judy Gabriel Sophia Logan Grace Albert Denise Willie Amber Alan Doris Juan Marilyn Wayne Danielle Elijah Beverly
Randy Isabella Roy Theresa Vincent Diana Ralph Natalie Eugene Brittany Russell Charlotte Bobby Marie Mason Kayla Philip Alexis Louis Lori
Liam Oliver Lucas Mateo Levi Ezra Luca Asher Leo Hudson Theo Miles Owen Caleb Isaac Eli Wyatt Julian Aiden Luke
Mia Ava Luna Harper Camila Aria Scarlett Penelope Layla Chloe Mila Nora Hazel Zoe Riley Stella Aurora Violet Nova Lucy
Paisley Everly Ellie Willow Naomi Elena Ivy Leah Audrey Savannah Claire Skylar Isla Bella Caroline Ruby Genesis Kennedy Eva Autumn
Piper Quinn Serenity Sadie Cora Lydia Clara Vivian Madeline Peyton Rylee Delilah Josephine Jade Brielle Melanie Maya Faith Iris Rose
Hans Ursula Klaus Ingrid Heinrich Gisela Wolfgang Helga Dieter Brigitte Jürgen Monika Uwe Petra Stefan Sabine Andreas Claudia Matthias Anja
Florian Katrin Tobias Silke Sebastian Heike Lukas Lena Jonas Lea Felix Marlene Moritz Greta Anton Frieda Emil Ida Oskar Mathilda
Pierre Françoise Michel Monique Jacques Nathalie Philippe Isabelle Alain Sylvie Bernard Valérie Laurent Sandrine Olivier Céline Thierry Aurélie Julien Camille
Hugo Manon Théo Inès Louise Gabin Jules Raphaël Léa Nathan Antoine Margot Clément Juliette Bastien Anaïs Romain Élodie Maxime Pauline
Antonio Carmen Manuel Josefa Francisco Isabel Javier Pilar Carlos Dolores Miguel Rosario Rafael Lucía Pedro Marta Ángel Cristina Alejandro Beatriz
Fernando Raquel Sergio Silvia Pablo Rocío Jorge Mónica Alberto Nuria Álvaro Irene Diego Alba Iván Noelia Rubén Lorena Óscar Marina
Giuseppe Giulia Francesco Chiara Marco Martina Lorenzo Giorgia Matteo Elisa Davide Alessia Simone Federica Giovanni Valentina Riccardo Silvana Pietro Bianca
João Ana Rui Inês Tiago Beatriz Gonçalo Mariana Duarte Catarina Afonso Leonor Vasco Matilde Nuno Rita Paulo Joana Luís Teresa
Ivan Olga Dmitri Natalia Sergei Tatiana Alexei Irina Mikhail Svetlana Pavel Ekaterina Viktor Ludmila Nikolai Galina Yuri Oksana Andrei Daria
Aarav Priya Vivaan Ananya Arjun Diya Rohan Kavya Vikram Meera Sanjay Lakshmi Rahul Neha Amit Pooja Kiran Shreya Raj Anjali
Haruto Yui Sota Hina Ren Aoi Yuto Sakura Kaito Mei Daiki Rin Takumi Nanami Hiroshi Yuki Kenji Akiko Satoshi Emi
`;
